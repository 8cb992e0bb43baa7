import { useSite } from '@farekite/shared/contract';
import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, VisuallyHidden } from '@farekite/shared/ui';
import type { Post } from '../../../content/posts';
import styles from './PostCard.module.scss';
import { postCardTexts } from './PostCard.texts';

export function PostCard({ post: { date, title, excerpt } }: { readonly post: Post }) {
  const language = useLanguage();
  const t = useTexts(postCardTexts);
  const { phone } = useSite();
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title[language]}</h3>
      <time className={styles.date} dateTime={date}>
        {formatDay(language, date)}
      </time>
      <p className={styles.excerpt}>{excerpt[language]}</p>
      <CallLink phone={phone} fullWidth>
        {t('readMore')} <VisuallyHidden>{t('about', { title: title[language] })}</VisuallyHidden>
      </CallLink>
    </li>
  );
}
