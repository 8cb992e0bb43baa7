import { useId, type FormEvent } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Button, Field } from '@farekite/shared/ui';
import { useStore } from '@farekite/shared/hooks';
import { EditorSection } from '../EditorSection/EditorSection';
import { addPost, draftStore } from '../postStore';
import styles from './PostForm.module.scss';

const FIELDS = [
  { name: 'title' },
  { name: 'excerpt' },
  { name: 'content', as: 'textarea', rows: 6 },
] as const;

export function PostForm() {
  const { t } = useTranslation('admin-blog');
  const hintId = useId();
  const draft = useStore(draftStore);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (FIELDS.some(({ name }) => draft[name].trim() === '')) return;
    addPost(draft);
    draftStore.set(draftStore.initial);
  }

  return (
    <EditorSection heading={t('postForm.heading')} hint={t('postForm.hint')} hintId={hintId}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {FIELDS.map(({ name, ...control }) => (
          <Field
            key={name}
            {...control}
            label={t(`postForm.${name}`)}
            size="large"
            aria-required
            aria-describedby={hintId}
            value={draft[name]}
            onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
              draftStore.set({ ...draftStore.get(), [name]: currentTarget.value });
            }}
          />
        ))}
        <div>
          <Button type="submit">{t('postForm.add')}</Button>
        </div>
      </form>
    </EditorSection>
  );
}
