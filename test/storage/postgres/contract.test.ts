/** PostgreSQL passes the suite that every back end must pass. */
import { describe } from 'vitest';
import { storageContract } from '../contract/contract.ts';
import { openPostgresBackEnd } from './back-end.ts';
import { isMissing, serverForTests } from './server.ts';

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();
  storageContract(() => openPostgresBackEnd(server));
});
