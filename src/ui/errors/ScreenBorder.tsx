import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { useScreen } from '../navigation/screen';
import { TroubleCard } from './TroubleCard';

type Props = { readonly children: ReactNode };
type State = { readonly error?: unknown };

/** When a screen throws while it is drawn, this stands in its place; another screen starts afresh. */
export class ScreenBorder extends Component<Props, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    // What is thrown need not be an error: anything but undefined keeps the border up.
    return { error: error ?? new Error('Unknown') };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <TroublePage error={this.state.error} />
    );
  }
}

function TroublePage({ error }: { error: unknown }) {
  const t = useT();
  return (
    <main className="trouble-page">
      <h1 className="unseen">Flickfall</h1>
      <TroubleCard error={error}>
        <button
          type="button"
          className="button button-main"
          onClick={() => useScreen.getState().open({ name: 'title' })}
        >
          {t('trouble.title.open')}
        </button>
      </TroubleCard>
    </main>
  );
}
