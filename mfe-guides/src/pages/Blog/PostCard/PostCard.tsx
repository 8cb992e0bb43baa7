import { useSite } from '@farekite/shared/contract';
import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, CardPicture, VisuallyHidden } from '@farekite/shared/ui';
import type { Post } from '../../../content/posts';
import { CARDS } from '../../../pictures/cards';
import styles from './PostCard.module.scss';
import { postCardTexts } from './PostCard.texts';

/** Half of a wide page at most, half of a tablet, all of a phone. */
const SIZES = '(width >= 1280px) 552px, (width >= 640px) 50vw, 92vw';

interface PostCardProps {
  readonly post: Post;
  /** Whether it is the newest, which stands out. */
  readonly isNewest: boolean;
}

export function PostCard({ post: { date, scene, title, excerpt }, isNewest }: PostCardProps) {
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
        <CallLink phone={phone} look={isNewest ? 'primary' : 'secondary'}>
          <svg className={styles.handset} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 4h4l1.5 5-2.4 1.6a12 12 0 0 0 6.3 6.3L15 14.5l5 1.5v4a1 1 0 0 1-1 1C10.7 21 3 13.3 3 5a1 1 0 0 1 1-1z" />
          </svg>
          <span>
            <span>{t('readMore')}</span> <span className={styles.way}>{t('byPhone')}</span>{' '}
            <VisuallyHidden>{t('about', { title: title[language] })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </li>
  );
}
