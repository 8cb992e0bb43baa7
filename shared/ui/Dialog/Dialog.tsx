import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../language/I18nProvider';
import { Icon } from '../Icon/Icon';
import { closeIcon } from '../Icon/icons/closeIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Dialog.module.scss';

interface DialogProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Gets the focus back: Safari does not focus a button that is clicked. */
  readonly opener: HTMLElement;
  /** Called after Escape, the close button or a click on the backdrop. Remove the dialog then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that opens as soon as it is rendered. */
export function Dialog({ labelledBy, opener, onClose, children }: DialogProps) {
  const { t } = useTranslation('shared');
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={() => {
        onClose();
        opener.focus();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // The content covers the dialog: only the backdrop targets it. A press that began in the content selects text.
        if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.closing}>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon icon={closeIcon} sizeEm={1.15} strokeWidth={2.5} />
            <VisuallyHidden>{t('dialog.close')}</VisuallyHidden>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
