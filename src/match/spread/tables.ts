// The page's tables for chances: threads of their own, made when they are first needed.
import { newTable } from '../spare-table';
import { poolOf, type Pool } from './job';

/** One core stays with the page. */
const MOST = 2;

let made: Pool | undefined;

export const chancesPool = (): Pool =>
  (made ??= poolOf(Array.from({ length: MOST }, () => newTable())));
