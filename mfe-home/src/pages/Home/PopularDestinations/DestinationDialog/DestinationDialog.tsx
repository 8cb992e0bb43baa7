import { useId } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, Dialog, PriceBlock } from '@farekite/shared/ui';
import { Illustration } from '../../../../components/Illustration/Illustration';
import type { PopularDestination } from '../../../../content/home';
import styles from './DestinationDialog.module.scss';

interface DestinationDialogProps {
  readonly destination: PopularDestination;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

export function DestinationDialog({ destination, opener, onClose }: DestinationDialogProps) {
  const { t } = useTranslation('home');
  const { phone } = useSite();
  const titleId = useId();
  const { illustration } = destination;
  const { name, country, description, includes, highlights } = t(
    `popularDestinations.places.${illustration}`,
    { returnObjects: true },
  );
  return (
    <Dialog labelledBy={titleId} opener={opener} onClose={onClose}>
      <div className={styles.destination}>
        <div className={styles.top}>
          <div className={styles.picture}>
            <Illustration name={illustration} />
          </div>
          <div className={styles.introduction}>
            <h2 id={titleId} className={styles.title}>
              {t('popularDestinations.dialog.title', { name, country })}
            </h2>
            <p>{description}</p>
          </div>
        </div>
        <div className={styles.lists}>
          <DetailList title={t('popularDestinations.dialog.includes')} items={includes} />
          <DetailList title={t('popularDestinations.dialog.highlights')} items={highlights} />
        </div>
        <div className={styles.book}>
          <PriceBlock {...destination} />
          <CallLink phone={phone} label={t('popularDestinations.dialog.book')} />
        </div>
      </div>
    </Dialog>
  );
}

function DetailList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
