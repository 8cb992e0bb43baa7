import { useId, useRef } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, Kite, VisuallyHidden } from '@farekite/shared/ui';
import { EditorSection } from '../EditorSection/EditorSection';
import { deletedPostStore, deletePost, postStore, postTexts, undoDelete, type AdminPost } from '../postStore';
import styles from './PostList.module.scss';

export function PostList() {
  const { t } = useTranslation('admin-blog');
  const posts = useStore(postStore);
  const deleted = useStore(deletedPostStore)?.post;
  const editHintId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <EditorSection
      heading={t('postList.heading')}
      headingRef={headingRef}
      hint={t('postList.editHint')}
      hintId={editHintId}
    >
      <div>
        <div role="status">
          {deleted && (
            <div className={styles.deleted}>
              <p>{t('postList.deleted', { title: postTexts(deleted, t).title })}</p>
              <Button
                variant="secondary"
                onClick={() => {
                  undoDelete();
                  // The focused button is removed.
                  headingRef.current?.focus();
                }}
              >
                {t('postList.undo')}
              </Button>
            </div>
          )}
        </div>
        {posts.length === 0 ? (
          <div className={styles.empty}>
            <Kite heightPx={72} />
            <p className={styles.emptyTitle}>{t('postList.empty')}</p>
            <p>{t('postList.emptyHint')}</p>
          </div>
        ) : (
          <ul className={styles.posts}>
            {posts.map((post) => (
              <PostItem
                key={post.key}
                post={post}
                editHintId={editHintId}
                onDelete={() => {
                  deletePost(post);
                  headingRef.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </EditorSection>
  );
}

interface PostItemProps {
  readonly post: AdminPost;
  readonly editHintId: string;
  readonly onDelete: () => void;
}

function PostItem({ post, editHintId, onDelete }: PostItemProps) {
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
