/** Chapter 9 of the rulebook: playing online, and house values. */
import { rule } from '../row.ts';

export const HOUSE_ROWS = [
  rule('Y-901', ['die', 'house-values'], [], 'assumed', { houseValue: 'die-colours' }),
  rule('Y-902', ['die', 'combat', 'house-values'], [], 'memory', { houseValue: 'die-hammers' }),
  rule('Y-903', ['asgard', 'combat', 'house-values'], ['S0.76', 'W-power14', 'W-josh'], 'deduced', {
    houseValue: 'force',
  }),
  rule('Y-904', ['ragnarok', 'deck', 'house-values'], [], 'assumed', {
    rules: ['2011', '2018'],
    houseValue: 'ragnarok',
  }),
  rule('Y-905', ['artifacts', 'hel'], ['S0.100'], 'stated'),
  rule(
    'Y-906',
    ['artifacts', 'surt', 'jormungand', 'fenrir', 'loki', 'nidhogg', 'house-values'],
    [],
    'assumed',
    { houseValue: 'artifact-names' },
  ),
  rule('Y-907', ['vanaheim', 'vanir', 'house-values'], [], 'assumed', { houseValue: 'vanir-start' }),
  rule(
    'Y-908',
    ['giants', 'house-values', 'alfheim', 'vanaheim', 'nidavellir', 'niflheim', 'helheim', 'muspellheim'],
    ['S0.27', 'S0.125'],
    'deduced',
    { rules: ['2011', '2018'], houseValue: 'giants' },
  ),
  rule('Y-909', ['giants', 'asgard', 'midgard'], ['S0.27', 'S0.62', 'S0.130'], 'deduced'),
  rule(
    'Y-910',
    [
      'giants',
      'house-values',
      'alfheim',
      'vanaheim',
      'nidavellir',
      'niflheim',
      'helheim',
      'muspellheim',
      'jotunheim',
    ],
    ['S1.7', 'S1.127'],
    'deduced',
    { rules: ['2010'], houseValue: 'giants' },
  ),
  rule('Y-911', ['giants', 'hel', 'sigel', 'thrym', 'house-values'], [], 'assumed', { houseValue: 'giants' }),
  rule('Y-912', ['giants', 'helheim', 'sigel', 'suttung', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-913', ['giants', 'niflheim', 'sigel', 'hymir', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-914', ['giants', 'whirlpool', 'submerged', 'sigel', 'hyrrokkin', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-915', ['giants', 'surt', 'daeg', 'hrungnir', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-916', ['giants', 'die', 'daeg', 'utgard-loki', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-917', ['giants', 'muspellheim', 'daeg', 'gialp'], ['S0.125'], 'stated'),
  rule('Y-918', ['giants', 'alfheim', 'daeg', 'greip', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-919', ['giants', 'loki', 'mann', 'geirrod', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-920', ['giants', 'nidhogg', 'mann', 'thiazi', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-921', ['giants', 'nidavellir', 'mann', 'skrymir', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-922', ['giants', 'mann', 'vafthrudnir', 'house-values'], [], 'assumed', { houseValue: 'giants' }),
  rule('Y-923', ['giants', 'jormungand', 'tiwaz', 'angrboda', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-924', ['giants', 'fenrir', 'tiwaz', 'bergelmir', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-925', ['giants', 'vanaheim', 'tiwaz', 'baugi', 'house-values'], [], 'assumed', {
    houseValue: 'giants',
  }),
  rule('Y-926', ['giants', 'tiwaz', 'gilling', 'house-values'], [], 'assumed', {
    rules: ['2011', '2018'],
    houseValue: 'giants',
  }),
  rule('Y-927', ['giants', 'jotunheim', 'tiwaz', 'gilling', 'house-values'], [], 'assumed', {
    rules: ['2010'],
    houseValue: 'giants',
  }),
  rule(
    'Y-931',
    ['actions', 'hel', 'surt', 'loki', 'helheim', 'muspellheim', 'midgard', 'vanaheim'],
    [],
    'assumed',
  ),
  rule('Y-932', ['actions', 'combat', 'niflheim', 'sigel'], [], 'assumed'),
  rule('Y-933', ['actions', 'turn'], [], 'assumed'),
  rule('Y-934', ['fenrir', 'actions'], [], 'assumed'),
  rule('Y-935', ['actions', 'turn'], [], 'assumed'),
  rule('Y-936', ['actions', 'vanaheim'], [], 'assumed'),
  rule('Y-937', ['seats', 'nidhogg', 'runes', 'turn'], [], 'assumed'),
  rule('Y-938', ['turn', 'seats', 'fenrir'], [], 'assumed'),
  rule('Y-941', ['bags'], ['S0.89'], 'stated'),
  rule('Y-942', ['bags', 'seats'], [], 'assumed'),
  rule('Y-943', ['bags'], [], 'assumed'),
  rule('Y-944', ['odin', 'vanaheim', 'deck', 'giants'], [], 'assumed'),
  rule('Y-945', ['deck', 'giants'], [], 'assumed'),
  rule('Y-946', ['giants', 'jotunheim'], [], 'assumed'),
  rule('Y-947', ['elves', 'combat', 'alfheim'], [], 'assumed'),
  rule('Y-948', ['elves', 'combat'], [], 'assumed'),
  rule('Y-949', ['niflheim', 'seats'], [], 'assumed'),
  rule('Y-950', ['seats', 'set-up'], [], 'assumed'),
  rule('Y-951', ['deck', 'turn', 'ragnarok', 'daeg'], ['S0.57', 'S0.127'], 'deduced', {
    rules: ['2011', '2018'],
  }),
  rule('Y-953', ['set-up', 'deck', 'angry', 'ragnarok'], [], 'assumed'),
  rule('Y-954', ['seats', 'set-up'], ['S0.35', 'S1.2'], 'deduced'),
  rule('Y-955', ['set-up'], ['S1.10'], 'deduced'),
  rule('Y-956', ['deck', 'turn', 'daeg', 'vanir'], ['S1.112', 'S1.135'], 'deduced', { rules: ['2010'] }),
];
