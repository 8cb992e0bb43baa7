import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import type { Draft } from '../posts';
import { PostField } from './PostField';
import styles from './PostForm.module.scss';
import { postFormTexts } from './PostForm.texts';

const EMPTY: Draft = { title: '', excerpt: '', content: '' };
const FIELDS = ['title', 'excerpt', 'content'] as const;

export function PostForm({ onAdd }: { readonly onAdd: (draft: Draft) => void }) {
  const t = useTexts(postFormTexts);
  const headingId = useId();
  const hintId = useId();
  const [draft, setDraft] = useState(EMPTY);

  function add(event: FormEvent) {
    event.preventDefault();
    if (FIELDS.some((name) => draft[name].trim() === '')) return;
    onAdd(draft);
    setDraft(EMPTY);
  }

  return (
    <section aria-labelledby={headingId}>
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
            value={draft[name]}
            onChange={(value) => {
              setDraft({ ...draft, [name]: value });
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
