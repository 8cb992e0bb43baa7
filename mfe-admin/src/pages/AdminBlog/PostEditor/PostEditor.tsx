import { useStore } from '@farekite/shared/hooks';
import { PostForm } from '../PostForm/PostForm';
import { PostList } from '../PostList/PostList';
import { addPost, deletedPostStore, deletePost, postStore, undoDelete } from '../postStore';
import styles from './PostEditor.module.scss';

/** The form for a new post and the list of existing posts, side by side on a wide screen. */
export function PostEditor() {
  return (
    <div className={styles.editor}>
      <PostForm onAdd={addPost} />
      <PostList
        posts={useStore(postStore)}
        deleted={useStore(deletedPostStore)?.post}
        onDelete={deletePost}
        onUndo={undoDelete}
      />
    </div>
  );
}
