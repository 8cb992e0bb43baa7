import { useReducer } from 'react';
import { SAMPLE_POSTS } from '../../../content/posts';
import { PostForm } from '../PostForm/PostForm';
import { PostList } from '../PostList/PostList';
import { localDay, postsReducer } from '../posts';
import styles from './PostDesk.module.scss';

/** The form and the list, and the posts that both work on; lost on reload and on logout. */
export function PostDesk() {
  const [posts, dispatch] = useReducer(postsReducer, SAMPLE_POSTS);
  return (
    <div className={styles.desk}>
      <PostForm
        onAdd={(draft) => {
          dispatch({ type: 'added', draft, key: crypto.randomUUID(), date: localDay(new Date()) });
        }}
      />
      <PostList
        posts={posts}
        onDelete={(key) => {
          dispatch({ type: 'deleted', key });
        }}
      />
    </div>
  );
}
