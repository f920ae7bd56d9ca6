/** The choices made when a table is opened. */
import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '../../src/core/game.ts';
import { chooseOptions, houseRulesIn, optionOfCampaigns, optionsToChoose } from '../../src/core/options.ts';

const SPECS: { readonly [option: string]: OptionSpec } = {
  winds: {
    fields: [
      { kind: 'number', from: 0, to: 2 },
      { kind: 'some', of: ['north', 'south'], min: 0, max: 2 },
    ],
    byDefault: 1,
  },
  light: { fields: [{ kind: 'one', of: ['sun', 'moon'] }], byDefault: 'sun' },
};

const HOUSE_RULES: typeof SPECS = {
  ...SPECS,
  'long-game': { fields: [{ kind: 'yes' }], byDefault: false, isHouseRule: true },
  gifts: {
    fields: [{ kind: 'some', of: ['gold', 'mead'], min: 0, max: 2 }],
    byDefault: [],
    isHouseRule: true,
  },
};

test('omitted options get their defaults', () => {
  expect(chooseOptions(SPECS, { light: 'moon' })).toEqual({ ok: true, options: { winds: 1, light: 'moon' } });
});

test('an option accepts each of its kinds of value', () => {
  expect(chooseOptions(SPECS, { winds: 2 })).toMatchObject({ options: { winds: 2 } });
  expect(chooseOptions(SPECS, { winds: ['south'] })).toMatchObject({ options: { winds: ['south'] } });
});

describe('an option is refused', () => {
  test.each([3, -1, '2', ['west'], ['north', 'north'], true, {}])(
    'with a value of no accepted kind: %j',
    (winds) => {
      expect(chooseOptions(SPECS, { winds })).toEqual({
        ok: false,
        refusal: { code: 'bad-option', option: 'winds' },
      });
    },
  );

  test.each(['rain', 'constructor', 'toString'])('with an unknown name: %s', (option) => {
    expect(chooseOptions(SPECS, { [option]: 1 })).toEqual({
      ok: false,
      refusal: { code: 'unknown-option', option },
    });
  });
});

describe('the house rules of a table', () => {
  test('are the options marked as such that differ from their default', () => {
    const options = { winds: 2, light: 'moon', 'long-game': true, gifts: ['mead'] };
    expect(houseRulesIn(HOUSE_RULES, options)).toEqual({ 'long-game': true, gifts: ['mead'] });
    expect(houseRulesIn(HOUSE_RULES, { ...options, 'long-game': false, gifts: [] })).toEqual({});
  });

  test('are empty at a table that was opened before the option existed', () => {
    expect(houseRulesIn(HOUSE_RULES, { winds: 2, light: 'moon' })).toEqual({});
  });
});

describe('the options of campaigns', () => {
  const WITH_CAMPAIGN: typeof SPECS = {
    ...SPECS,
    skills: { fields: [{ kind: 'number', from: 0, to: 2 }], byDefault: 0, byTable: true },
  };

  test("can't be chosen by people", () => {
    expect(optionsToChoose(WITH_CAMPAIGN)).toEqual(['winds', 'light']);
  });

  test('are found among the options a person gives, even at their default', () => {
    expect(optionOfCampaigns(WITH_CAMPAIGN, { light: 'moon', skills: 0 })).toBe('skills');
    expect(optionOfCampaigns(WITH_CAMPAIGN, { light: 'moon', toString: 1 })).toBeUndefined();
  });
});
