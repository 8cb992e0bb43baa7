import styles from './DetailList.module.scss';

interface DetailListProps {
  readonly title: string;
  readonly items: readonly string[];
}

export function DetailList({ title, items }: DetailListProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
