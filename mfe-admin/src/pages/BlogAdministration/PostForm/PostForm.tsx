import { useId, type FormEvent } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { useMemory } from '../../../memory/createMemory';
import { DeskPart } from '../PostDesk/DeskPart';
import { draft, EMPTY_DRAFT, type Draft } from '../posts';
import { PostField } from './PostField';
import styles from './PostForm.module.scss';
import { postFormTexts } from './PostForm.texts';

const FIELDS = ['title', 'excerpt', 'content'] as const;

export function PostForm({ onAdd }: { readonly onAdd: (written: Draft) => void }) {
  const t = useTexts(postFormTexts);
  const hintId = useId();
  const written = useMemory(draft);

  function add(event: FormEvent) {
    event.preventDefault();
    if (FIELDS.some((name) => written[name].trim() === '')) return;
    onAdd(written);
    draft.set(EMPTY_DRAFT);
  }

  return (
    <DeskPart heading={t('heading')} hint={t('hint')} hintId={hintId}>
      <form className={styles.form} noValidate onSubmit={add}>
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
    </DeskPart>
  );
}
