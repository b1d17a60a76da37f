import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';

const me = apiQuery('whoAmI');

export function ProfileScreen() {
  const { data: user, isError, isPending } = useQuery(me);
  useEffect(() => {
    if (isError) showToast('error', panelTexts.profileFailed);
  }, [isError]);
  return (
    <>
      <ScreenTitle title="User Profile" />
      {/* Anew for another account; a refetch of the same one must not touch what is being typed. */}
      <fieldset disabled={isPending} className="contents">
        <ProfileForm key={user?.user_id ?? 'none'} user={user} />
      </fieldset>
    </>
  );
}

function ProfileForm({ user }: { user: Reply<'whoAmI'> | undefined }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!user?.user_id) return showToast('error', panelTexts.userIdMissing);
    const form = new FormData(event.currentTarget);
    const body = {
      userName: String(form.get('userName')),
      email: String(form.get('email')),
      mobileNo: String(form.get('mobileNo')),
    };
    setBusy(true);
    const [kind, text] = await updateProfile(user.user_id, body);
    setBusy(false);
    showToast(kind, text);
    return client.invalidateQueries(me);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="card grid max-w-lg gap-4 p-5">
      <TextField name="userId" label="User ID" defaultValue={user?.user_id ?? ''} readOnly />
      <TextField
        name="userName"
        label="Name"
        autoComplete="name"
        maxLength={100}
        defaultValue={user?.user_name ?? ''}
      />
      <TextField name="email" label="Email" type="email" autoComplete="email" defaultValue={user?.email ?? ''} />
      <TextField
        name="mobileNo"
        label="Mobile"
        type="tel"
        inputMode="numeric"
        pattern="[0-9]{10}"
        maxLength={10}
        autoComplete="tel-national"
        defaultValue={user?.mobile_no ?? ''}
        onInput={({ currentTarget: input }) => {
          input.value = input.value.replace(/\D/g, '');
        }}
      />
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-start">
        UPDATE
      </PausableButton>
    </form>
  );
}

type Outcome = ['success' | 'error', string];

async function updateProfile(
  userId: string,
  body: { userName: string; email: string; mobileNo: string },
): Promise<Outcome> {
  try {
    const { message } = await change('updateProfile', { params: { userId }, body });
    return ['success', message || messages.staff.profileUpdated];
  } catch (error) {
    if (!(error instanceof ApiError)) return ['error', panelTexts.networkFailed];
    return ['error', error.message || panelTexts.profileUpdateFailed];
  }
}
