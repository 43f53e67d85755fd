/** Composes the editor of one theme. */
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ThemeEditorPage } from "#src/features/themes/editor/ThemeEditorPage.tsx";

const route = getRouteApi("/administer/themes/$themeId");

export function Page() {
  const navigate = useNavigate();
  return (
    <ThemeEditorPage
      id={route.useLoaderData()}
      onOpen={(id) => void navigate({ href: `/administer/themes/${encodeURIComponent(id)}`, replace: true })}
      onLeave={() => void navigate({ href: "/administer/themes", replace: true })}
    />
  );
}
