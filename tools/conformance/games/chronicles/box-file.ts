/** A box as its owner might have read it off: other than the house's in many parts. */

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
