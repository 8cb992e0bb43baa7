import styles from './Pictures.module.scss';
import { useLivePictures } from './useLivePictures';

/** Every live illustration, under the remote that shows it. */
export function Pictures() {
  const remotes = useLivePictures();
  return (
    <div className={styles.remotes}>
      {[...remotes].map(([remote, pictures]) => (
        <section key={remote}>
          <h3 className={styles.remote}>{remote}</h3>
          <ul className={styles.pictures}>
            {pictures.map(({ name, address }) => (
              <li key={name}>
                <img className={styles.picture} src={address} alt="" loading="lazy" />
                <code className={styles.name}>{name}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
