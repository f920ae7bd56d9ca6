/** SQLite passes the suite that every back end must pass. */
import { storageContract } from '../contract/contract.ts';
import { openSqliteBackEnd } from './back-end.ts';

storageContract(openSqliteBackEnd);
