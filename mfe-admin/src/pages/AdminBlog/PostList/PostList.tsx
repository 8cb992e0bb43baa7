import { useId, useRef } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import type { AdminPost } from '../../../content/posts';
import { EditorSection } from '../EditorSection/EditorSection';
import { PostItem } from './PostItem';
import styles from './PostList.module.scss';
import { postListTexts } from './PostList.texts';

interface PostListProps {
  readonly posts: readonly AdminPost[];
  readonly onDelete: (key: string) => void;
}

export function PostList({ posts, onDelete }: PostListProps) {
  const t = useTexts(postListTexts);
  const editHintId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <EditorSection heading={t('heading')} headingRef={headingRef} hint={t('editHint')} hintId={editHintId}>
      {posts.length === 0 ? (
        <div className={styles.empty}>
          <Kite heightPx={72} />
          <p className={styles.emptyTitle}>{t('empty')}</p>
          <p>{t('emptyHint')}</p>
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
