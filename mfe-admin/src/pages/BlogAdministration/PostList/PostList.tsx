import { useId, useRef } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import type { AdminPost } from '../../../content/posts';
import { DeskPart } from '../PostDesk/DeskPart';
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
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DeskPart heading={t('heading')} headingRef={heading} hint={t('editHint')} hintId={editHintId}>
      {posts.length === 0 ? (
        <div className={styles.none}>
          <Kite heightPx={72} />
          <p className={styles.noneTitle}>{t('none')}</p>
          <p>{t('noneHint')}</p>
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
                // The button that had the focus goes with its post.
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </DeskPart>
  );
}
