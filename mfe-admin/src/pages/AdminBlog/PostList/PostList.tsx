import { useId, useRef } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import { EditorSection } from '../EditorSection/EditorSection';
import type { AdminPost } from '../postStore';
import { PostItem } from './PostItem';
import styles from './PostList.module.scss';

interface PostListProps {
  readonly posts: readonly AdminPost[];
  readonly onDelete: (key: string) => void;
}

export function PostList({ posts, onDelete }: PostListProps) {
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
    </EditorSection>
  );
}
