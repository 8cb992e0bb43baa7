import { useSite } from '@farekite/shared/contract';
import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, CardPicture, Icon, phoneIcon, VisuallyHidden } from '@farekite/shared/ui';
import type { Post } from '../../../content/posts';
import { CARDS } from '../../../pictures/cards';
import styles from './PostCard.module.scss';
import { postCardTexts } from './PostCard.texts';

/** At most half of a wide screen, half of a tablet, the whole width of a phone. */
const SIZES = '(width >= 1280px) 552px, (width >= 640px) 50vw, 92vw';

interface PostCardProps {
  readonly post: Post;
  /** The newest post is larger, is on the first screen of a phone and has the primary telephone link. */
  readonly isNewest: boolean;
  /** Lets a phone wait with a card below the first screen until the page has loaded. */
  readonly isLazy: boolean;
}

export function PostCard({ post: { date, illustration, title, excerpt }, isNewest, isLazy }: PostCardProps) {
  const language = useLanguage();
  const t = useTexts(postCardTexts);
  const { phone } = useSite();
  return (
    <li className={styles.card} data-layout={isLazy ? 'lazy' : 'eager'}>
      <CardPicture files={CARDS[illustration]} sizes={SIZES} loading={isNewest ? 'eager' : 'lazy'} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title[language]}</h3>
        <time className={styles.date} dateTime={date}>
          {formatDay(language, date)}
        </time>
        <p className={styles.excerpt}>{excerpt[language]}</p>
        <CallLink phone={phone} variant={isNewest ? 'primary' : 'secondary'}>
          <Icon icon={phoneIcon} />
          <span>
            <span>{t('readMore')}</span> <span className={styles.byPhone}>{t('byPhone')}</span>{' '}
            <VisuallyHidden>{t('about', { title: title[language] })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </li>
  );
}
