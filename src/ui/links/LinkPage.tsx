import { useTexts } from '../i18n/use-texts';
import { Page } from '../page/Page';
import { LinkRefused } from './LinkRefused';
import { MatchLink } from './MatchLink';
import { TableLink } from './TableLink';
import { useReadLink } from './use-read-link';
import './LinkPage.css';

/** What somebody has sent: said before anything of it is played. */
export function LinkPage({ link }: { readonly link: string }) {
  const { links } = useTexts().practice;
  const read = useReadLink(link);
  if (!read)
    return (
      <Page title={links.title}>
        <p aria-live="polite">{links.reading}</p>
      </Page>
    );
  if (!read.ok) return <LinkRefused fault={read} />;
  const { linked } = read;
  return linked.kind === 'match' ? (
    <MatchLink log={linked.log} />
  ) : (
    <TableLink start={linked.start} />
  );
}
