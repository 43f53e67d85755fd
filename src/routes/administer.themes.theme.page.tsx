/** Composes the editor of one theme. */
import { useNavigate } from "@tanstack/react-router";
import { ThemeEditorPage } from "#src/features/themes/editor/ThemeEditorPage.tsx";
import { themeRoute } from "./administer.themes.theme.tsx";

export function Page() {
  const navigate = useNavigate();
  return (
    <ThemeEditorPage
      id={themeRoute.useLoaderData()}
      onOpen={(id) => void navigate({ href: `/administer/themes/${encodeURIComponent(id)}`, replace: true })}
      onLeave={() => void navigate({ href: "/administer/themes", replace: true })}
    />
  );
}
