/** Chapter 8 of the rulebook: the end of the game. */
import { rule } from '../row.ts';

export const END_ROWS = [
  rule('C-801', ['victory', 'nidhogg'], ['S3.77', 'TIPS', 'TURLNIJ'], 'stated'),
  rule('C-802', ['defeat', 'life'], ['S3.110', 'S3.161'], 'stated'),
  rule('C-803', ['defeat', 'hel'], ['S3.53'], 'stated'),
  rule('C-804', ['defeat', 'surt'], ['S3.57'], 'stated'),
  rule('C-805', ['defeat', 'jormungand'], ['S3.67'], 'stated'),
  rule('C-806', ['defeat', 'anonymous', 'jormungand'], ['S3.69'], 'stated'),
  rule('C-807', ['defeat', 'iotunns', 'loki'], ['S3.65'], 'stated'),
  rule('C-808', ['defeat', 'fire-giants', 'surt'], ['S3.163', 'TIPS', 'TURLNIJ'], 'deduced'),
  rule('C-809', ['defeat', 'ravaged'], ['S3.163', 'TIPS', 'TURLNIJ'], 'deduced'),
];
