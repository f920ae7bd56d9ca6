/** The suite of every game: it requires only what the entry offers, so small and large games pass alike. */
import { describe, expect, test } from 'vitest';
import { type GameEntry, hasComputers } from '../../src/core/catalogue.ts';
import { optionsToChoose } from '../../src/core/options.ts';
import { type PlayedStep, playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import { seedFrom } from '../../src/core/random.ts';
import { valuesOf } from '../../src/core/requests/answer.ts';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { languages } from '../../src/words/locales.ts';
import type { Subject } from '../../tools/conformance/subject.ts';
import { ENTRIES, speaking } from '../shared/games/entries.ts';

const GAMES = 3;
/** Discord's limit for a picture's description. */
const MAX_SIGNS = 1_000;

function played({ game, tableNumbered }: Subject): readonly PlayedStep<unknown>[] {
  return Array.from({ length: GAMES }, (_, number) => number).flatMap((number) => [
    ...playOut(game, { ...tableNumbered(number), seed: seedFrom(`described ${number}`) }, atRandom),
  ]);
}

export function describeGame(entry: GameEntry, subject: Subject): void {
  const { game, presenter } = entry;

  describe(`the game ${game.id}`, () => {
    const steps = played(subject);

    test('is the game that its subject tests, under its own id', () => {
      expect([subject.game, subject.golden.game, ENTRIES.get(game.id)]).toEqual([game, game, entry]);
    });

    test.each(languages())('has every question, event and view in %s', (language) => {
      const translate = speaking(language);
      const say = (phrase: Phrase) => expect(translate(phrase), phrase.key).toMatch(/[\p{L}\p{N}]/u);
      say({ key: `game.${game.id}` });
      for (const role of game.roles) say(presenter.role(role));
      for (const option of optionsToChoose(game.options)) {
        say(presenter.option(option));
        for (const field of game.options[option]?.fields ?? [])
          for (const value of [...valuesOf(field)].slice(0, 20)) say(presenter.optionValue(option, value));
      }
      for (const { state, events } of steps) {
        const view = game.observe(state);
        for (const line of presenter.events(events, view)) if (line !== null) say(line);
        for (const request of game.requests(state)) {
          say(presenter.question(request, view));
          for (const alternative of request.alternatives) say(presenter.alternative(alternative, view));
        }
        for (const line of presenter.textBoard(view)) say(line);
        say(presenter.progress(view));
        const described = presenter.description(view, events).map(translate).join(' ');
        expect(described.length).toBeLessThanOrEqual(MAX_SIGNS);
        if (game.outcome(state).kind !== 'ongoing') say(presenter.outcome(game.outcome(state), view));
        const margin = game.closeness?.(state) ?? null;
        if (margin !== null) say(presenter.closeness(margin));
      }
    });

    test('draws its board, and its end if it has a finale', () => {
      const translate = speaking('en');
      for (const { state, events } of steps.filter((_, at) => at % 10 === 0)) {
        const view = game.observe(state);
        for (const board of ['turnBoard', 'fullBoard'] as const)
          expect(drawnBoard(presenter, board, view, events, translate)).toMatch(/^<svg /);
      }
      for (const { state } of steps) {
        const isOver = game.outcome(state).kind !== 'ongoing';
        if (presenter.finale !== null)
          expect(presenter.finale.ending(game.outcome(state), game.observe(state)) !== null).toBe(isOver);
      }
    });

    test('has different commands, at least one for its questions, and seats computers if it has a judgement', () => {
      const asked = new Set(
        steps.flatMap(({ state }) =>
          game.requests(state).flatMap(({ alternatives }) => alternatives.map(({ verb }) => verb)),
        ),
      );
      const verbs = entry.moveCommands.flatMap((deed) => deed.verbs);
      expect(new Set(verbs).size).toBe(verbs.length);
      if (verbs.length > 0) expect(verbs.some((verb) => asked.has(verb))).toBe(true);
      if (entry.judgement !== null) expect(hasComputers(entry)).toBe(true);
    });

    test('has samples that its own rules allow', async () => {
      const { bench, pictures, scenes, book } = await entry.samples();
      for (const { options, roles } of [bench, ...pictures]) {
        const box = game.box(options, null);
        expect(
          game.requests(game.setup({ options, roles, box, seed: seedFrom('sample') }).state),
        ).not.toEqual([]);
      }
      for (const { roles } of scenes) expect(roles.length).toBeLessThanOrEqual(game.seats.max);
      if (entry.rulebook.length > 0) expect(book).not.toBeNull();
    });
  });
}
