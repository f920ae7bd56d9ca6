/** Reads the campaign's wares in a box file: the prices of skills, and the powers of Relations. */
import { z } from 'zod';
import { each, fields, listOf } from '../../../box-files/parts.ts';
import { MAX_FOR_A_GOD, PAIRS } from '../box/skills.ts';
import { GOD_POWER } from './powers.ts';

const HIGHEST_PRICE = 20;

const PRICE = z
  .int('chronicles.box.no-price')
  .min(1, 'chronicles.box.no-price')
  .max(HIGHEST_PRICE, 'chronicles.box.no-price');

const PRICES = listOf(PRICE)
  .max(MAX_FOR_A_GOD, 'chronicles.box.too-many-prices')
  .describe('chronicles.box.about.prices');

/** The prices of skills. A file that changes one of them has to list all, so that they fit together. */
export const SKILL_PRICES_READ = fields({
  elves: PRICES,
  vanirDice: PRICES,
  steadyHand: PRICE.describe('chronicles.box.about.price'),
  sureHand: PRICE.describe('chronicles.box.about.price'),
  relation: PRICE.describe('chronicles.box.about.price-of-relation'),
  relationWithSupport: PRICE.describe('chronicles.box.about.price-with-support'),
}).describe('chronicles.box.about.skills');

export const RELATIONS_READ = fields(
  each(PAIRS, GOD_POWER.describe('chronicles.box.about.relation')),
  'chronicles.box.unknown-pair',
).describe('chronicles.box.about.relations');
