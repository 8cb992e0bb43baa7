import { useSite } from '@farekite/shared/contract';
import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, CardPicture, VisuallyHidden } from '@farekite/shared/ui';
import type { Post } from '../../../content/posts';
import { CARDS } from '../../../pictures/cards';
import styles from './PostCard.module.scss';
import { postCardTexts } from './PostCard.texts';

/** A third of a wide page, half of a tablet, all of a phone. */
const SIZES = '(width >= 1280px) 378px, (width >= 1024px) 33vw, (width >= 640px) 50vw, 92vw';

export function PostCard({ post: { date, scene, title, excerpt } }: { readonly post: Post }) {
  const language = useLanguage();
  const t = useTexts(postCardTexts);
  const { phone } = useSite();
  return (
    <li className={styles.card}>
      <CardPicture files={CARDS[scene]} sizes={SIZES} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title[language]}</h3>
        <time className={styles.date} dateTime={date}>
          {formatDay(language, date)}
        </time>
        <p className={styles.excerpt}>{excerpt[language]}</p>
        <CallLink phone={phone} fullWidth>
          {t('readMore')} <VisuallyHidden>{t('about', { title: title[language] })}</VisuallyHidden>
        </CallLink>
      </div>
    </li>
  );
}
