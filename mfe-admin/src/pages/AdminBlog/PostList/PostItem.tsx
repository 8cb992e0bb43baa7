import { useTranslation } from '@farekite/shared/language';
import { Button, VisuallyHidden } from '@farekite/shared/ui';
import { postTexts, type AdminPost } from '../postStore';
import styles from './PostItem.module.scss';

interface PostItemProps {
  readonly post: AdminPost;
  readonly editHintId: string;
  readonly onDelete: () => void;
}

export function PostItem({ post, editHintId, onDelete }: PostItemProps) {
  const { t } = useTranslation('admin-blog');
  const { title, excerpt, content } = postTexts(post, t);
  return (
    <li className={styles.post}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.detail}>
        <span>{t('postList.number', { id: post.id })}</span>, <time>{post.date}</time>
      </p>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.content}>{content}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled="true" aria-describedby={editHintId}>
          <span>{t('postList.edit')}</span> <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <button type="button" className={styles.delete} onClick={onDelete}>
          <span>{t('postList.delete')}</span> <VisuallyHidden>{title}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}
