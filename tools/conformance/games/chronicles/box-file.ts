/** A box file as an owner might write it: many values differ from the game's own. */

export const BOX_FILE = {
  game: 'chronicles',
  islands: [2, 1, 3, 1],
  godDie: ['success', 'success', 'success', 'failure', 'failure', 'failure'],
  vanirDie: ['success', 'success', 'success', 'success-lost', 'success-lost', 'failure-lost'],
  sagaPages: {
    easy: ['blank', 'turn-tree', 'blank', 'blank', 'tree'],
    hard: ['turn-tree', 'blank', 'turn-tree', 'blank', 'tree'],
  },
};
