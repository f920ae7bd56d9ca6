/** The words before placeholders that the locale check refuses, since they change with the inserted text. */
import { expect, test } from 'vitest';
import { brokenArticle } from '../../scripts/checks/locale-check/articles.ts';

test.each([
  ['fr', 'Le signe de {god}'],
  ['fr', 'tant que {iotunn} est là'],
  ['fr', 'Relation de\u{A0}{gods}'],
  ['it', 'la carta del {god}'],
  ['it', 'batte lo {iotunn}'],
] as const)('in %s no name follows a word that changes with it: %s', (language, text) => {
  expect(brokenArticle(language, text)).toMatch(
    /^has ".*", and that word changes with what fills the place$/,
  );
});

test.each([
  'dal {from, number, percent}',
  "l'{chance, number, percent}",
  'nel {now, number, percent} dei casi',
])('in Italian no percentage follows an article: %s', (text) => {
  expect(brokenArticle('it', text)).toMatch(/^has ".*", and that word changes with the number$/);
  expect(brokenArticle('fr', text)).toBeNull();
});

test.each([
  ['fr', 'Le signe : {god}'],
  ['fr', 'recule de {spaces}'],
  ['fr', "C'est à {god} de jouer"],
  ['fr', 'de {from, number, percent} à {to, number, percent}'],
  ['fr', 'la partie de {user}'],
  ['it', 'da {from, number, percent} a {to, number, percent}'],
  ['it', 'Il {wolf} corre'],
  ['en', 'the sign of the {god}'],
  ['ja', '{god}の印'],
] as const)('in %s any value fits: %s', (language, text) => {
  expect(brokenArticle(language, text)).toBeNull();
});
