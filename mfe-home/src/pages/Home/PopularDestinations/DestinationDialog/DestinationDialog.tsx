import { useEffect, useId, useRef } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, PriceBlock, VisuallyHidden } from '@farekite/shared/ui';
import { PhoneNumber } from '../../../../components/PhoneNumber/PhoneNumber';
import { Scene } from '../../../../components/Scene/Scene';
import { DESTINATION_DETAILS } from '../../../../content/destinationDetails';
import type { PopularDestination } from '../../../../content/popularDestinations';
import styles from './DestinationDialog.module.scss';
import { destinationDialogTexts } from './DestinationDialog.texts';
import { DetailList } from './DetailList';

export interface DestinationDialogProps {
  readonly destination: PopularDestination;
  readonly onClose: () => void;
}

/** Opens when it appears. The browser keeps focus inside and closes it on Escape. */
export function DestinationDialog({ destination, onClose }: DestinationDialogProps) {
  const language = useLanguage();
  const t = useTexts(destinationDialogTexts);
  const { phone } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  const { scene, name, country } = destination;
  const { description, includes, highlights } = DESTINATION_DETAILS[scene];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget, detail }) => {
        // The content covers all of the dialog: what is left is its backdrop. Who drags out of the
        // content selects a text, and who clicks twice has meant the button that opened it.
        const meant = target === currentTarget && pressed.current === currentTarget && detail < 2;
        if (meant) currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.closing}>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
            <VisuallyHidden>{t('close')}</VisuallyHidden>
          </button>
        </div>
        <div className={styles.top}>
          <div className={styles.picture}>
            <Scene scene={scene} />
          </div>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {t('title', { name: name[language], country: country[language] })}
            </h2>
            <p>{description[language]}</p>
          </div>
        </div>
        <div className={styles.text}>
          <div className={styles.lists}>
            <DetailList title={t('includes')} items={includes[language]} />
            <DetailList title={t('highlights')} items={highlights[language]} />
          </div>
          <div className={styles.book}>
            <PriceBlock {...destination} />
            <CallLink phone={phone}>
              <span>
                {t('book')} <PhoneNumber />
              </span>
            </CallLink>
          </div>
        </div>
      </div>
    </dialog>
  );
}
