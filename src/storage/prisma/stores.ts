/** Combines the stores that use one opened database. */
import type { Storage, StorageListeners } from '../storage.ts';
import { dailyStoreOver } from './daily/daily-store.ts';
import type { Engine } from './engine.ts';
import { reportingErrors } from './errors/reporting-errors.ts';
import { boxShelfOver } from './people/box-shelf.ts';
import { peopleKeptOver } from './people/people-kept.ts';
import { statisticsOver } from './people/results.ts';
import { settingsOver } from './people/settings.ts';
import { tableStoreOver } from './tables/table-store.ts';

export type Stores = Pick<
  Storage,
  'store' | 'boxes' | 'settings' | 'statistics' | 'people' | 'daily' | 'backups'
>;

export function storesOn(
  engine: Engine,
  { onError = nobody, damaged = nobody }: Pick<Partial<StorageListeners>, 'onError' | 'damaged'> = {},
): Stores {
  const { client, dialect, durability } = engine;
  const { lasting } = durability;
  const reporting = <Part extends object>(part: Part) =>
    reportingErrors(part, engine.storageErrorIn, onError);
  return {
    store: reporting(tableStoreOver(engine, damaged)),
    statistics: reporting(statisticsOver(client, dialect, damaged)),
    people: reporting(peopleKeptOver(client, dialect, durability)),
    boxes: reporting(boxShelfOver(client, lasting, damaged)),
    daily: reporting(dailyStoreOver(client, lasting, damaged)),
    settings: reporting(settingsOver(client, lasting, damaged)),
    backups: reporting(engine.backups),
  };
}

function nobody(): void {}
