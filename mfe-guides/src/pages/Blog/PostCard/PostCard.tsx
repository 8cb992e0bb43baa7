import { useSite } from '@farekite/shared/contract';
import { formatDay, useTranslation } from '@farekite/shared/language';
import { CallLink, cardFiles, CardPicture, Icon, phoneIcon, VisuallyHidden } from '@farekite/shared/ui';
import type { Post } from '../../../content/posts';
import styles from './PostCard.module.scss';

/** Half of a wide screen or of a tablet, the whole width of a phone. */
const SIZES = '(width >= 1280px) 552px, (width >= 640px) 50vw, 92vw';

interface PostCardProps {
  readonly post: Post;
  /** Larger, on the first screen of a phone, and with the primary telephone link. */
  readonly isNewest: boolean;
}

export function PostCard({ post: { key, date, illustration }, isNewest }: PostCardProps) {
  const { t, language } = useTranslation('blog');
  const { phone } = useSite();
  const title = t(`posts.${key}.title`);
  return (
    <li className={styles.card}>
      <CardPicture files={cardFiles(illustration)} sizes={SIZES} loading={isNewest ? 'eager' : 'lazy'} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <time className={styles.date} dateTime={date}>
          {formatDay(language, date)}
        </time>
        <p className={styles.excerpt}>{t(`posts.${key}.excerpt`)}</p>
        <CallLink phone={phone} variant={isNewest ? 'primary' : 'secondary'}>
          <Icon icon={phoneIcon} />
          <span>
            <span>{t('postCard.readMore')}</span>{' '}
            <span className={styles.byPhone}>{t('postCard.byPhone')}</span>{' '}
            <VisuallyHidden>{t('postCard.about', { title })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </li>
  );
}
