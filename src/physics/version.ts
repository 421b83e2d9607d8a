/** Names everything that decides how a shot ends: raise it when the golden hashes change. */
export const ENGINE = 'table-2';
