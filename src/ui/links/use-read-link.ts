import { useEffect, useState } from 'react';
import type { ReadLink } from '../../match/links/link';

/** What a link holds, once whoever reads it has come; its reader brings the rulebook along. */
export function useReadLink(link: string): ReadLink | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly what: ReadLink }>();
  useEffect(() => {
    let wanted = true;
    void import('../../match/links/link')
      .then(({ readLink }) => readLink(link))
      .then((what) => wanted && setRead({ of: link, what }));
    return () => {
      wanted = false;
    };
  }, [link]);
  return read?.of === link ? read.what : undefined;
}
