import { useId, type FormEvent } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { useMemory } from '../../../memory/createMemory';
import { draft, EMPTY_DRAFT, type Draft } from '../posts';
import { PostField } from './PostField';
import styles from './PostForm.module.scss';
import { postFormTexts } from './PostForm.texts';

const FIELDS = ['title', 'excerpt', 'content'] as const;

export function PostForm({ onAdd }: { readonly onAdd: (written: Draft) => void }) {
  const t = useTexts(postFormTexts);
  const headingId = useId();
  const hintId = useId();
  const written = useMemory(draft);

  function add(event: FormEvent) {
    event.preventDefault();
    if (FIELDS.some((name) => written[name].trim() === '')) return;
    onAdd(written);
    draft.set(EMPTY_DRAFT);
  }

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('heading')}
      </h2>
      <form className={styles.form} noValidate onSubmit={add}>
        <p id={hintId} className={styles.hint}>
          {t('hint')}
        </p>
        {FIELDS.map((name) => (
          <PostField
            key={name}
            label={t(name)}
            rows={name === 'content' ? 6 : 1}
            hintId={hintId}
            value={written[name]}
            onChange={(value) => {
              draft.set({ ...draft.get(), [name]: value });
            }}
          />
        ))}
        <div>
          <Button type="submit">{t('add')}</Button>
        </div>
      </form>
    </section>
  );
}
