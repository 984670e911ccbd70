/** An email address that breaks before its @, if it has to break. */
export function Address({ of: email }: { readonly of: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
