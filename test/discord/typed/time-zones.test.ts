/** Time zones as people type them: today's names, cities and countries in four languages, and offsets. */
import { IANAZone } from 'luxon';
import { describe, expect, test } from 'vitest';
import { suggestTimeZones, timeZoneTyped } from '../../../src/discord/interactions/time-zones/typed.ts';
import { zoneName } from '../../../src/discord/messages/pieces/zone-name.ts';

function typed(text: string): string | readonly string[] {
  const read = timeZoneTyped(text);
  if (read.ok) return read.zone;
  return read.code === 'several' ? read.zones : read.code;
}

test.each([
  ['utc', 'UTC'],
  ['europe/paris', 'Europe/Paris'],
  ['America/new york', 'America/New_York'],
  ['america/argentina/buenos aires', 'America/Argentina/Buenos_Aires'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Godthab', 'America/Nuuk'],
  ['US/Pacific', 'US/Pacific'],
])('%s is read as the name of a time zone', (text, zone) => {
  expect(typed(text)).toBe(zone);
});

test.each([
  ['LA', 'Los Angeles', 'los angeles', 'ロサンゼルス', 'America/Los_Angeles'],
  ['New Delhi', 'Delhi', 'Nuova Delhi', 'ニューデリー', 'Asia/Kolkata'],
  ['Ho Chi Minh City', 'Hô-Chi-Minh-Ville', 'Saigon', 'ホーチミン', 'Asia/Ho_Chi_Minh'],
  ['London', 'Londres', 'Londra', 'ロンドン', 'Europe/London'],
  ['Kyiv', 'Kiev', 'kiev', 'キーウ', 'Europe/Kyiv'],
  ['Rome', 'ROME', 'Roma', 'ローマ', 'Europe/Rome'],
  ['Florence', 'florence', 'Firenze', 'フィレンツェ', 'Europe/Rome'],
  ['Geneva', 'Genève', 'Ginevra', 'ジュネーブ', 'Europe/Zurich'],
  ['Beijing', 'Pékin', 'Pechino', '北京', 'Asia/Shanghai'],
  ['Osaka', 'Ôsaka', 'osaka', '大阪', 'Asia/Tokyo'],
  ['Kolkata', 'Calcutta', 'Mumbai', 'ムンバイ', 'Asia/Kolkata'],
  ['New York', 'new-york', 'NEW_YORK', 'ニューヨーク', 'America/New_York'],
  ['Sao Paulo', 'São Paulo', 'San Paolo', 'サンパウロ', 'America/Sao_Paulo'],
  ['Cologne', 'Köln', 'Colonia', 'ケルン', 'Europe/Berlin'],
  ['Edinburgh', 'Édimbourg', 'Edimburgo', 'エディンバラ', 'Europe/London'],
])('%s, %s, %s and %s are read as one city', (en, fr, it, ja, zone) => {
  for (const text of [en, fr, it, ja, ` ${en} `]) expect(typed(text), text).toBe(zone);
});

test.each([
  ['Germany', 'Allemagne', 'Germania', 'ドイツ', 'Europe/Berlin'],
  ['United Kingdom', 'Royaume-Uni', 'Regno Unito', 'イギリス', 'Europe/London'],
  ['Japan', 'Japon', 'Giappone', '日本', 'Asia/Tokyo'],
  ['Italy', 'Italie', 'Italia', 'イタリア', 'Europe/Rome'],
  ['Spain', 'Espagne', 'Spagna', 'スペイン', 'Europe/Madrid'],
  ['Ukraine', 'ukraine', 'Ucraina', 'ウクライナ', 'Europe/Kyiv'],
  ['India', 'Inde', 'india', 'インド', 'Asia/Kolkata'],
  ['UK', 'Grande-Bretagne', 'Gran Bretagna', '英国', 'Europe/London'],
  ['England', 'Angleterre', 'Inghilterra', 'イングランド', 'Europe/London'],
  ['Scotland', 'Écosse', 'Scozia', 'スコットランド', 'Europe/London'],
  ['Wales', 'Pays de Galles', 'Galles', 'ウェールズ', 'Europe/London'],
  ['Holland', 'Hollande', 'Olanda', 'オランダ', 'Europe/Amsterdam'],
  ['Turkey', 'Turquie', 'Turchia', 'トルコ', 'Europe/Istanbul'],
  ['Korea', 'Corée', 'Corea', '韓国', 'Asia/Seoul'],
  ['Czech Republic', 'République tchèque', 'Repubblica Ceca', 'チェコ', 'Europe/Prague'],
  ['Côte d’Ivoire', "Côte d'Ivoire", 'Costa d’Avorio', 'コートジボワール', 'Africa/Abidjan'],
])('%s, %s, %s and %s are read as one country', (en, fr, it, ja, zone) => {
  for (const text of [en, fr, it, ja]) expect(typed(text), text).toBe(zone);
});

test.each(['United States', 'USA', 'US', 'America', 'アメリカ', 'Canada', 'Brasile', 'Australie', 'ロシア'])(
  '%s is read as a country with several time zones',
  (text) => {
    expect(typed(text).length).toBeGreaterThan(2);
    expect(typed(text)).toBeInstanceOf(Array);
  },
);

describe('offsets', () => {
  test.each([
    ['UTC+2', 'Etc/GMT-2', 'UTC+2'],
    ['gmt + 2', 'Etc/GMT-2', 'UTC+2'],
    ['+02:00', 'Etc/GMT-2', 'UTC+2'],
    ['+0200', 'Etc/GMT-2', 'UTC+2'],
    ['-3', 'Etc/GMT+3', 'UTC−3'],
    ['UTC−3', 'Etc/GMT+3', 'UTC−3'],
    ['＋９', 'Etc/GMT-9', 'UTC+9'],
    ['ＵＴＣ＋９：００', 'Etc/GMT-9', 'UTC+9'],
    ['UTC+14', 'Etc/GMT-14', 'UTC+14'],
    ['-12', 'Etc/GMT+12', 'UTC−12'],
    ['+05:30', 'Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC+5:45', 'Asia/Kathmandu', 'Asia/Kathmandu'],
    ['+9:30', 'Australia/Darwin', 'Australia/Darwin'],
    ['GMT', 'UTC', 'UTC'],
    ['+0', 'UTC', 'UTC'],
  ])('%s is %s, shown as %s', (text, zone, shown) => {
    expect(typed(text)).toBe(zone);
    expect(zoneName(zone)).toBe(shown);
  });

  test.each(['+15', '-13', '+99:99', '+5:10', 'UTC+', '2', '+2:60'])('%s is not an offset', (text) => {
    expect(typed(text)).toBe('unknown');
  });

  test('each offset in the list is in use today', () => {
    const at = Date.now();
    for (let hour = -12; hour <= 14; hour += 1) {
      const zone = typed(`UTC${hour < 0 ? '' : '+'}${hour}`);
      expect(IANAZone.create(String(zone)).offset(at)).toBe(hour * 60);
    }
    for (const [text, minutes] of [
      ['+3:30', 210],
      ['+4:30', 270],
      ['+5:30', 330],
      ['+5:45', 345],
      ['+6:30', 390],
      ['+8:45', 525],
      ['+9:30', 570],
      ['-9:30', -570],
    ] as const)
      expect(IANAZone.create(String(typed(text))).offset(at)).toBe(minutes);
  });
});

test.each([
  '',
  ' ',
  'Asgard',
  'Asgard/Valhalla',
  'Europe/../../etc/passwd',
  'UTC+99:99',
  'a'.repeat(6000),
  '/',
  '\u0000',
])('%j is not read as a time zone', (text) => {
  expect(typed(text)).toBe('unknown');
});

describe('while people type', () => {
  const offered = (text: string) => suggestTimeZones(text).map(({ value }) => value);

  test.each([
    ['ky', 'Europe/Kyiv'],
    ['kolk', 'Asia/Kolkata'],
    ['londr', 'Europe/London'],
    ['東', 'Asia/Tokyo'],
    ['allem', 'Europe/Berlin'],
    ['etats unis', 'America/New_York'],
    ['utc+2', 'Etc/GMT-2'],
    ['são', 'America/Sao_Paulo'],
  ])('%s suggests %s', (text, zone) => {
    expect(offered(text)).toContain(zone);
    expect(offered(text).length).toBeLessThanOrEqual(25);
  });

  test('every zone that is suggested can be typed, and is stored unchanged', () => {
    const zones = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => offered(letter));
    for (const zone of new Set(zones)) {
      expect(IANAZone.isValidZone(zone), zone).toBe(true);
      expect(typed(zone), zone).toBe(zone);
    }
  });

  test('no outdated name is suggested', () => {
    for (const old of ['kiev', 'calcutta', 'saigon', 'godthab', 'rangoon', 'katmandu', 'faeroe'])
      for (const { name } of suggestTimeZones(old)) expect(name.toLowerCase()).not.toContain(old);
  });
});
