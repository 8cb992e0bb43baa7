import { useId } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, Dialog, PriceBlock } from '@farekite/shared/ui';
import { Illustration } from '../../../../components/Illustration/Illustration';
import { DESTINATION_DETAILS } from '../../../../content/destinationDetails';
import type { PopularDestination } from '../../../../content/popularDestinations';
import styles from './DestinationDialog.module.scss';
import { destinationDialogTexts } from './DestinationDialog.texts';
import { DetailList } from './DetailList';

interface DestinationDialogProps {
  readonly destination: PopularDestination;
  /** The button that gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

export function DestinationDialog({ destination, opener, onClose }: DestinationDialogProps) {
  const language = useLanguage();
  const t = useTexts(destinationDialogTexts);
  const { phone } = useSite();
  const titleId = useId();
  const { illustration, name, country } = destination;
  const { description, includes, highlights } = DESTINATION_DETAILS[illustration];
  return (
    <Dialog labelledBy={titleId} opener={opener} onClose={onClose}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Illustration name={illustration} />
        </div>
        <div className={styles.introduction}>
          <h2 id={titleId} className={styles.title}>
            {t('title', { name: name[language], country: country[language] })}
          </h2>
          <p>{description[language]}</p>
        </div>
      </div>
      <div className={styles.details}>
        <div className={styles.lists}>
          <DetailList title={t('includes')} items={includes[language]} />
          <DetailList title={t('highlights')} items={highlights[language]} />
        </div>
        <div className={styles.book}>
          <PriceBlock {...destination} />
          <CallLink phone={phone} label={t('book')} />
        </div>
      </div>
    </Dialog>
  );
}
