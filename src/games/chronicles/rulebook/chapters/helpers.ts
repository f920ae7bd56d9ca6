/** Chapter 7 of the rulebook: Artifacts, creatures and the gods. */
import { HARD_SIDE, rule } from '../row.ts';

export const HELPER_ROWS = [
  rule('C-701', ['artifacts', 'valshamr', 'midgard', 'house-values'], ['S3.132'], 'deduced', {
    houseValue: 'artifacts',
  }),
  rule('C-702', ['artifacts', 'gram', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-703', ['artifacts', 'skidbladnir', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-704', ['artifacts', 'svalinn', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-705', ['artifacts', 'brisingamen', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-706', ['artifacts', 'andvaranaut', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-707', ['artifacts', 'megingjord', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-708', ['artifacts', 'draupnir', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-709', ['artifacts', 'jarngreipr', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-710', ['artifacts', 'hofund', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-711', ['artifacts', 'gjallarhorn', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-712', ['artifacts', 'mistilteinn', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-713', ['artifacts', 'mjolnir', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-714', ['artifacts', 'gungnir', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-715', ['artifacts', 'gleipnir', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-716', ['artifacts', 'laevateinn', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-717', ['artifacts', 'iduns-apples', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-718', ['artifacts', 'hlidskjalf', 'house-values'], [], 'assumed', { houseValue: 'artifacts' }),
  rule('C-721', ['creatures', 'ratatoskr', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-722', ['creatures', 'sleipnir', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-723', ['creatures', 'huginn-and-muninn', 'house-values'], [], 'assumed', {
    houseValue: 'creatures',
  }),
  rule('C-724', ['creatures', 'saehrimnir', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-725', ['creatures', 'heidrun', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-726', ['creatures', 'audhumla', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-727', ['creatures', 'eikthyrnir', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-728', ['creatures', 'arvak-and-alsvid', 'house-values'], [], 'assumed', {
    houseValue: 'creatures',
  }),
  rule('C-729', ['creatures', 'vedrfolnir', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-730', ['creatures', 'gullinbursti', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-731', ['creatures', 'freyjas-cats', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-732', ['creatures', 'tanngrisnir-and-tanngnjost', 'house-values'], [], 'assumed', {
    houseValue: 'creatures',
  }),
  rule('C-733', ['creatures', 'geri-and-freki', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-734', ['creatures', 'garm', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-735', ['creatures', 'norns', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-736', ['creatures', 'mimir', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-737', ['creatures', 'gullinkambi', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-738', ['creatures', 'hildisvini', 'house-values'], [], 'assumed', { houseValue: 'creatures' }),
  rule('C-741', ['gods', 'freyr', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-742', ['gods', 'freyja', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-743', ['gods', 'frigg', 'house-values'], ['BSN'], 'deduced', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-744', ['gods', 'heimdall', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-745', ['gods', 'odin', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-746', ['gods', 'thor', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-747', ['gods', 'tyr', 'house-values'], [], 'assumed', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
];
