import { useEffect, useState } from 'react';
import { ENGINE } from '../../physics/version';
import { getMatch } from './database';

/** Where a log names its table: in its first few words. */
const HEAD = 300;

/** Whether a log was written on another table than this one: its shots would end differently. */
export function isOfOtherTable(log: string): boolean {
  const [, engine] = /"engine":"([^"]*)"/.exec(log.slice(0, HEAD)) ?? [];
  return engine !== undefined && engine !== ENGINE;
}

/** The same of a stored match, once it has been looked up. */
export function useOfOtherTable(id: string): boolean {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    let wanted = true;
    void getMatch(id).then((match) => {
      if (wanted) setOther(match !== undefined && isOfOtherTable(match.log));
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return isOther;
}
