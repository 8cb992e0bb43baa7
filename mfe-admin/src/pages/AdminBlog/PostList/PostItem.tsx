import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { Button, VisuallyHidden } from '@farekite/shared/ui';
import type { AdminPost } from '../../../content/posts';
import styles from './PostItem.module.scss';
import { postListTexts } from './PostList.texts';

interface PostItemProps {
  readonly post: AdminPost;
  /** The id of the hint that says why posts cannot be edited. */
  readonly editHintId: string;
  readonly onDelete: () => void;
}

export function PostItem({ post, editHintId, onDelete }: PostItemProps) {
  const language = useLanguage();
  const t = useTexts(postListTexts);
  const title = post.title[language];
  return (
    <li className={styles.post}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.detail}>
        {t('number', { id: post.id })}, <time dateTime={post.date}>{formatDay(language, post.date)}</time>
      </p>
      <p className={styles.excerpt}>{post.excerpt[language]}</p>
      <p className={styles.content}>{post.content[language]}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled="true" aria-describedby={editHintId}>
          {t('edit')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <button type="button" className={styles.delete} onClick={onDelete}>
          {t('delete')} <VisuallyHidden>{title}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}
