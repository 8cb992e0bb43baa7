import { useId, useRef } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Button, Kite } from '@farekite/shared/ui';
import { EditorSection } from '../EditorSection/EditorSection';
import type { AdminPost } from '../postStore';
import { postTexts } from '../postTexts';
import { PostItem } from './PostItem';
import styles from './PostList.module.scss';

interface PostListProps {
  readonly posts: readonly AdminPost[];
  /** The post that was deleted last, if that can be undone. */
  readonly deleted: AdminPost | undefined;
  readonly onDelete: (key: string) => void;
  readonly onUndo: () => void;
}

export function PostList({ posts, deleted, onDelete, onUndo }: PostListProps) {
  const { t } = useTranslation('admin-blog');
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
                  onUndo();
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
                  onDelete(post.key);
                  // The focused button is removed with its post.
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
