import { Button, Dialog } from '@farekite/shared/ui';
import { useId, useState } from 'react';
import { Example } from './Example';
import styles from './Dialogs.module.scss';

export function Dialogs() {
  const [opener, setOpener] = useState<HTMLElement>();
  const titleId = useId();
  return (
    <Example
      name="Dialog"
      advice="Details that the page has no room for. It is modal, closes on Escape, Close and a click beside it, and returns the focus."
      code={'<Dialog labelledBy={titleId} opener={opener} onClose={…}>'}
    >
      <Button onClick={({ currentTarget }) => setOpener(currentTarget)}>Open a dialog</Button>
      {opener && (
        <Dialog labelledBy={titleId} opener={opener} onClose={() => setOpener(undefined)}>
          <div className={styles.content}>
            <h4 id={titleId} className={styles.title}>
              Goa, India
            </h4>
            <p>The content brings its own padding, and a heading that names the dialog.</p>
          </div>
        </Dialog>
      )}
    </Example>
  );
}
