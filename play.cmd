@echo off
rem Play in the browser: arguments go to `pioche serve`, whose name may stand first. `play terminal ...` plays in the terminal.
rem Makes .venv and installs Pioche in it the first time; the rules are compiled beside the first game,
rem where there is a compiler. The same as ./play does elsewhere.
setlocal EnableExtensions DisableDelayedExpansion
set "here=%~dp0"
set "python=%here%.venv\Scripts\python.exe"
set "stamp=%here%.venv\installed-play.toml"

rem The stamp is a copy of what was installed: when the two differ, install anew.
if exist "%stamp%" (
    fc /b "%here%pyproject.toml" "%stamp%" >nul 2>&1 && goto start
)
call :find_python || exit /b 2
if not exist "%python%" (
    %found% -m venv "%here%.venv" || exit /b 2
)
echo Pioche : installation... / installing... 1>&2
pushd "%here%" || exit /b 2
"%python%" -m pip install --quiet --disable-pip-version-check --editable ".[server,terminal]"
set "failed=%errorlevel%"
popd
if not "%failed%"=="0" exit /b %failed%
copy /y "%here%pyproject.toml" "%stamp%" >nul

:start
"%python%" "%here%scripts\compile_rules.py" --background
set "others="
set "command=serve --open"
if /i "%~1"=="terminal" goto terminal
rem Its help speaks of `pioche serve`.
if /i "%~1"=="serve" goto gather
"%here%.venv\Scripts\pioche.exe" serve --open %*
exit /b %errorlevel%

:terminal
set "command=play"
goto gather

rem Shifting leaves the list of all arguments as it was: gather those behind the first.
:gather
shift
if "%~1"=="" goto start_command
set others=%others% %1
goto gather
:start_command
"%here%.venv\Scripts\pioche.exe" %command% %others%
exit /b %errorlevel%

:find_python
rem The launcher of python.org, or whatever is called python; either must be 3.11 or later.
for %%p in ("py -3" "python") do (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1 && (
        set "found=%%~p"
        exit /b 0
    )
)
echo Pioche : il faut Python 3.11 ou plus. / Python 3.11 or later is needed. 1>&2
exit /b 2
