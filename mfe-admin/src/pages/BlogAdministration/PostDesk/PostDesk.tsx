import { useMemory } from '../../../memory/createMemory';
import { PostForm } from '../PostForm/PostForm';
import { PostList } from '../PostList/PostList';
import { addPost, deletePost, posts } from '../posts';
import styles from './PostDesk.module.scss';

/** The form and the list. */
export function PostDesk() {
  return (
    <div className={styles.desk}>
      <PostForm onAdd={addPost} />
      <PostList posts={useMemory(posts)} onDelete={deletePost} />
    </div>
  );
}
