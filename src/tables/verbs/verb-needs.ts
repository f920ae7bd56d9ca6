/** Everything that verbs work with. All verbs share one object, and each uses what it needs. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Changing } from '../commit/committing.ts';
import type { KeyedMutex } from '../commit/keyed-mutex.ts';
import type { AnswerOfComputer } from '../computers/answering.ts';
import type { Settings } from '../model/settings.ts';
import type { BoxShelf } from '../model/storage/box-shelf.ts';
import type { PeopleKept } from '../model/storage/people-kept.ts';
import type { TableId } from '../model/table.ts';
import type { ScopedStore } from '../scoped-store.ts';

export interface VerbNeeds {
  readonly changing: Changing;
  readonly store: ScopedStore;
  readonly catalogue: Catalogue;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly people: PeopleKept;
  readonly mutex: KeyedMutex;
  readonly now: () => Date;
  /** Returns that many random bytes for ids and seeds (default: from the system). */
  readonly random?: (bytes: number) => Uint8Array;
  /** If omitted, the game's quick player answers for computers. */
  readonly askComputer?: AnswerOfComputer;
  /** Called with the reason if a computer had no answer and a simpler one was given. */
  readonly computerFailed?: (id: TableId, error: unknown) => void;
}
