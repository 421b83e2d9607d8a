import { useState } from 'react';
import type { Linked } from '../../match/links/link';
import { addressWith, share, sharedText } from '../device/share';
import { useTexts } from '../i18n/use-texts';
import { showToast } from './toast';
import './ShareButton.css';

type Props = {
  readonly label: string;
  /** What the link is to hold; nothing where it is gone. */
  readonly what: () => Linked | undefined | Promise<Linked | undefined>;
  readonly disabled?: boolean;
  /** What is said before the link. */
  readonly text?: string;
};

/** Makes a link and hands it over; where it would be too long, or nothing may be copied, says so. */
export function ShareButton({ label, what, disabled = false, text }: Props) {
  const { links } = useTexts().practice;
  /** To be copied by hand. */
  const [address, setAddress] = useState<string>();
  const make = async (): Promise<void> => {
    setAddress(undefined);
    const linked = await what();
    if (!linked) return;
    const { writeLink } = await import('../../match/links/link');
    const link = await writeLink(linked);
    if (link === undefined) {
      showToast({ text: links.tooLongToSend });
      return;
    }
    const url = addressWith(link);
    const shared = await share(url, 'Flickfall', text);
    if (shared === 'copied')
      showToast({ text: text === undefined ? links.copied : links.textCopied });
    if (shared === 'refused') setAddress(sharedText(url, text));
  };
  return (
    <>
      <button
        type="button"
        className="button share"
        disabled={disabled}
        onClick={() => void make()}
      >
        {label}
      </button>
      {address !== undefined && (
        <label className="share-by-hand">
          {text === undefined ? links.byHand : links.textByHand}
          {text === undefined ? (
            <input type="text" readOnly value={address} ref={selected} />
          ) : (
            <textarea readOnly rows={2} value={address} ref={selected} />
          )}
        </label>
      )}
    </>
  );
}

/** Ready to be copied. */
function selected(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
